import { health } from '../content/newsletter.ts';

const acts: Readonly<Record<string, string>> = health.acts;

/** What an owner can do about an alarm; nothing where the desk is older than the alarm. */
export const actOf = (alarm: string): string | undefined => acts[alarm];
