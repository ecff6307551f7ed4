import type { ReactNode } from 'react';

/** Where an address needs two lines, the second begins with its host, a part of it, or a folder. */
export function Breaks({ text, before = /(?=[./])/ }: { text: string; before?: RegExp }) {
  const [first = '', ...rest] = text.split(before);
  const whole = rest.reduce<ReactNode>(
    (start, part) => (
      <>
        {start}
        <wbr />
        {part}
      </>
    ),
    first,
  );
  return <bdi>{whole}</bdi>;
}

export function Address({ email }: { email: string }) {
  return <Breaks text={email} before={/(?=@)/} />;
}
