import type { Letter, ToldAlarm } from '@laliaflia/backend/mail';
import { alarmMail, alarmNames } from '../content/mail.ts';
import type { Content } from './content.ts';
import { toHtml } from './html.ts';
import { timeText, toText } from './text.ts';

/** What is wrong, or is no longer. */
export function alarmLetter({ alarm, isOver, message, began, machine }: ToldAlarm): Letter {
  const { name, help } = alarmNames[alarm];
  const content: Content = {
    title: isOver ? alarmMail.over(name) : name,
    intro: message,
    facts: [
      { label: alarmMail.began, value: timeText(began) },
      ...(machine === undefined ? [] : [{ label: alarmMail.machine, value: machine }]),
    ],
    passages: isOver ? [] : [{ label: alarmMail.help, value: help }],
    notes: isOver ? [] : [alarmMail.once],
  };
  const subject = isOver ? alarmMail.overSubject(name) : alarmMail.subject(name);
  return { subject, text: toText(content), html: toHtml(content) };
}
