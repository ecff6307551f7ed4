/** Why a change that no test notices stands, by its place as `pnpm mutation` names it. */
export const reasons: Readonly<Record<string, string>> = {};
