import {
  BookingForm,
  Container,
  Grid,
  Heading,
  Page,
  Section,
  Stack,
  Testimonials,
  Text,
} from '@laliaflia/ui';
import type { LeadFormLabels } from '@laliaflia/ui/lead-form';
import { useSearchParams } from 'react-router-dom';
import {
  bookingAction,
  formAnchor,
  heads,
  workshopPage,
  workshopType,
} from '../content/pages/workshop-details.ts';
import { courseOf, voiceOf } from '../content/workshop-course.ts';
import { workshops } from '../content/workshops.ts';
import { BookingSteps } from '../features/booking/booking-steps.tsx';
import { OtherWorkshops } from '../features/booking/other-workshops.tsx';
import { Outcomes } from '../features/booking/outcomes.tsx';
import { useBookingForm } from '../features/booking/use-booking-form.ts';
import { WorkshopOpening } from '../features/booking/workshop-opening.tsx';

export const head = (type: string) => heads[workshopType(type)];

/** The booking form is the last section. */
export const closing = formAnchor;

export default function WorkshopDetails() {
  const [query] = useSearchParams();
  const id = workshopType(query.getAll('type').at(-1));
  const { intro, outcomes, after, others, booking, form } = workshopPage(id);
  return (
    <Page>
      <WorkshopOpening intro={intro} course={courseOf(id)} people={workshops[id].maxParticipants} />
      <Outcomes {...outcomes} of={id} />
      <Testimonials {...voiceOf(id)} titleHidden />
      <OtherWorkshops {...others} />
      <Section tone="raised" id={formAnchor} className="lali:scroll-mt-16">
        <Container>
          <Grid.Root gap={48} align="start">
            <Grid.Item span={5}>
              <Stack gap={24}>
                <Heading level={2}>{booking.title}</Heading>
                <Text look="lead">{booking.text}</Text>
                <BookingSteps {...after} />
              </Stack>
            </Grid.Item>
            <Grid.Item span={6} from={7}>
              <Booking key={id} labels={form} workshopType={workshops[id].title} />
            </Grid.Item>
          </Grid.Root>
        </Container>
      </Section>
    </Page>
  );
}

/** Anew for each workshop, so that nothing of one is said about another. */
function Booking({ labels, workshopType }: { labels: LeadFormLabels; workshopType: string }) {
  return (
    <BookingForm
      labels={labels}
      action={bookingAction}
      formName="workshop-booking"
      hiddenFields={{ workshopType }}
      {...useBookingForm(workshopType)}
    />
  );
}
