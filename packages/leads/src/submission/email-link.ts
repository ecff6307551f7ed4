interface Letter {
  to: string;
  subject: string;
  /** Above the values. */
  greeting: string;
  fields: Readonly<Record<string, string>>;
  /** What the fields are called; those without a name stay out. */
  labels: Readonly<Record<string, string>>;
}

/** Some systems hand over no more than 2,083 characters of an address. */
const longest = 1900;
const cut = '…';

/** The last resort: an e-mail that needs nothing but a press on Send. A long message is cut where it would not fit. */
export function emailLink({ to, subject, greeting, fields, labels }: Letter): string {
  const lines = Object.entries(labels).flatMap(([name, label]) =>
    fields[name] ? [`${label}: ${fields[name]}`] : [],
  );
  const link = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  let body = [greeting, '', ...lines].join('\r\n');
  while (link(body).length > longest) {
    const tooMany = link(body).length - longest;
    // A character may take up to twelve in the address, so the last steps are small ones.
    const letters = Array.from(body.replace(new RegExp(`${cut}$`), ''));
    body = letters.slice(0, -Math.max(1, Math.floor(tooMany / 12))).join('') + cut;
  }
  return link(body);
}
