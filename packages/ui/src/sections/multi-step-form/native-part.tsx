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
      {native.intro && <div className="lali:type-lead lali:measure lali:pb-8">{native.intro}</div>}
    </>
  );
}

/** After them. */
export function NativeClosing({ native }: { native: NativeForm }) {
  return (
    <div className="lali:mt-8 lali:grid lali:gap-6 lali:border-line lali:border-t lali:pt-8">
      {native.fields}
      <Button type="submit" className="lali:justify-self-start">
        {native.submit}
      </Button>
    </div>
  );
}
