export type AlarmSettings = {
  /** So many days without a lead, although there are visitors, are an alarm. */
  quietDays: number;
  /** Less room on the disk is one, in bytes. */
  leastRoom: number;
};

const megabyte = 1024 * 1024;

/**
 * ALARM_QUIET_DAYS and ALARM_ROOM_MB move the limits; ALARMS=off turns all alarms off.
 *
 * @throws A sentence for whoever has made the settings.
 */
export function readAlarmSettings(environment: NodeJS.ProcessEnv): AlarmSettings | undefined {
  const { ALARMS } = environment;
  const settings = readAlarmLimits(environment);
  if (ALARMS === 'off') return undefined;
  if (!ALARMS || ALARMS === 'on') return settings;
  throw new Error(`ALARMS is "${ALARMS}", which is neither on nor off.`);
}

/** For whoever asks, also where nobody is told by mail. */
export function readAlarmLimits({ ALARM_QUIET_DAYS, ALARM_ROOM_MB }: NodeJS.ProcessEnv): AlarmSettings {
  return {
    quietDays: readNumber('ALARM_QUIET_DAYS', ALARM_QUIET_DAYS, 7, 365),
    leastRoom: readNumber('ALARM_ROOM_MB', ALARM_ROOM_MB, 500, 1_000_000) * megabyte,
  };
}

function readNumber(name: string, value: string | undefined, usual: number, most: number): number {
  if (!value) return usual;
  if (/^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
  throw new Error(
    `${name} is "${value}": give a whole number from 1 to ${most}, or leave it out for ${usual}.`,
  );
}
