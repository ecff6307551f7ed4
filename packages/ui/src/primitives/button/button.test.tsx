import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Button, type ButtonProps } from './index.ts';

describeConformance('Button', <Button>Save</Button>);
describeConformance('Button, loading', <Button loading>Save</Button>);
describeConformance('Button, as a link', <Button href="/contact">Contact</Button>);

test('a link cannot be given what only a button has', () => {
  expectTypeOf<{ href: string; type: 'submit' }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ href: string; loading: true }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ href: string; disabled: true }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ type: 'submit'; loading: true }>().toExtend<ButtonProps>();
});
