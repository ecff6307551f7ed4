import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const ignore = () => {};

describeConformance(
  'AlertDialog',
  <AlertDialog open title="Leave?" onConfirm={ignore} onCancel={ignore}>
    Your answers are kept.
  </AlertDialog>,
  { root: '[role="alertdialog"]', portal: true },
);

test('an alert has nothing to cancel, a question has', () => {
  type Common = { open: true; title: string; onConfirm: () => void };
  expectTypeOf<Common>().not.toExtend<AlertDialogProps>();
  expectTypeOf<Common & { onCancel: () => void }>().toExtend<AlertDialogProps>();
  expectTypeOf<Common & { kind: 'alert' }>().toExtend<AlertDialogProps>();
  expectTypeOf<Common & { kind: 'alert'; onCancel: () => void }>().not.toExtend<AlertDialogProps>();
});
