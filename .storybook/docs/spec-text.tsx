import { Markdown } from '@storybook/addon-docs/blocks';
import { type ComponentProps, createContext, useContext } from 'react';
import { Keys } from './keys.tsx';
import { followSpec } from './places.ts';

/** The folder of the SPEC.md that is shown. */
export const Folder = createContext('');

function SpecLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const target = followSpec(href, useContext(Folder));
  return <a {...rest} href={target} target={target === href ? undefined : '_top'} />;
}

/** Plain elements, styled by docs.css and not by Storybook. */
const overrides = {
  code: { component: 'code', props: {} },
  a: { component: SpecLink, props: {} },
  Keys: { component: ({ of }: { of: string }) => <Keys>{of}</Keys> },
} as const;

export function SpecText({ children }: { children: string }) {
  return <Markdown options={{ forceBlock: true, overrides }}>{children}</Markdown>;
}
