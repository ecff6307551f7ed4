import { cleanInquiry, messages, validateInquiry } from '@laliaflia/leads';
import { contactReceipt } from '../../content/pages/contact.ts';
import { useLeadForm } from '../../delivery/use-lead-form.ts';

/** How long the success panel stays. The receipt stays for good. */
const successLasts = 5000;

const words = {
  success: () => ({ title: messages.contact.success, text: messages.contact.successDetail }),
  failed: messages.contact.failed,
  receipt: contactReceipt,
};

/** The path of an inquiry from the form to the database. */
export function useContactForm() {
  const { form } = useLeadForm({
    kind: 'contact',
    validate: validateInquiry,
    fieldsOf: cleanInquiry,
    words,
    successLasts,
  });
  return form;
}
