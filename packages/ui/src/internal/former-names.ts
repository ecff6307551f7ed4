/** Values of `tone` and `variant` by the names of before, and the role that each has in any brand. */
const roleOf = {
  ground: 'page',
  night: 'inverse',
  kingfisher: 'primary',
  leaf: 'secondary',
  pollen: 'highlight',
  ink: 'contrast',
} as const;

type Roles = typeof roleOf;

/** Names of surfaces that are taken until the next major version. */
export type FormerSurface = 'night' | 'kingfisher' | 'leaf';

/** Names of emphasis that are taken until the next major version. */
export type FormerEmphasis = 'pollen' | 'ink';

type InRole<Value extends string> = Value extends keyof Roles ? Roles[Value] : Value;

/** The same value by its role, whichever name was given. */
export const inRole = <Value extends string>(value: Value) =>
  (Object.hasOwn(roleOf, value) ? roleOf[value as keyof Roles] : value) as InRole<Value>;
