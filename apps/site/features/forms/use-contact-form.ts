import { contact } from '@laliaflia/leads';
import { messages } from '../../content/messages.ts';
import { contactForm, contactReceipt } from '../../content/pages/contact.ts';
import { useLeadForm } from '../../delivery/use-lead-form.ts';

const words = {
  success: () => ({ title: messages.contact.success, text: messages.contact.successDetail }),
  failed: messages.contact.failed,
  receipt: contactReceipt,
};

/** The contact form. Its success panel is shown for five seconds; the receipt stays for good. */
export function useContactForm() {
  const { hints } = contactForm;
  return useLeadForm({ form: contact, hints, words, successLasts: 5000 }).form;
}
