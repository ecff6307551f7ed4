import { ContactDetails, ContactForm, ContactIntro, Faq, Page, Stack } from '@laliaflia/ui';
import { contactAction } from '../content/forms.ts';
import {
  contactDetails,
  contactFaq,
  contactForm,
  contactIntro,
  ownResult,
  topics,
} from '../content/pages/contact.ts';
import { OwnResultSlot } from '../features/assessment/own-result-slot.tsx';
import { Answerer } from '../features/closing/answerer.tsx';
import { answererPart } from '../features/closing/part-ids.ts';
import { useContactForm } from '../features/forms/use-contact-form.ts';
import { useTopic } from '../features/forms/use-topic.ts';
import { WhatToExpect } from '../features/forms/what-to-expect.tsx';

export { contactFaq as closing, head } from '../content/pages/contact.ts';

export const partsOf = () => [answererPart];

export default function Contact() {
  const form = useContactForm();
  const topic = useTopic(topics);
  return (
    <Page>
      <ContactIntro
        {...contactIntro}
        details={
          <Stack gap={24}>
            <Answerer />
            <ContactDetails {...contactDetails} />
          </Stack>
        }
      >
        <ContactForm ref={topic} labels={contactForm} action={contactAction} {...form} />
        <OwnResultSlot title={ownResult} canBeAdded className="lali:mt-6" />
      </ContactIntro>
      <WhatToExpect />
      <Faq {...contactFaq} />
    </Page>
  );
}
