import { Button } from '../../primitives/button/index.ts';
import { Honeypot } from '../../primitives/honeypot/index.ts';
import type { NativeForm } from './multi-step-form.types.ts';

/** What a form needs that the browser posts by itself. */
export function nativeAttributes({ formName, action }: NativeForm) {
  return {
    name: formName,
    method: 'post',
    action,
    'data-netlify': 'true',
  } as const;
}

/** Before the questions. */
export function NativeOpening({ native }: { native: NativeForm }) {
  return (
    <>
      <input type="hidden" name="form-name" value={native.formName} />
      <Honeypot {...(native.honeypot !== undefined && { label: native.honeypot })} />
      {native.intro && <div className="type-lead measure pb-8">{native.intro}</div>}
    </>
  );
}

/** After them. */
export function NativeClosing({ native }: { native: NativeForm }) {
  return (
    <div className="mt-8 grid gap-6 border-line border-t pt-8">
      {native.fields}
      <Button type="submit" className="justify-self-start">
        {native.submit}
      </Button>
    </div>
  );
}
