import {
  BookingForm,
  Container,
  FeatureList,
  Grid,
  Heading,
  OfferDetails,
  Page,
  PageIntro,
  Section,
  Stack,
  Text,
  TierCards,
} from '@laliaflia/ui';
import type { LeadFormLabels } from '@laliaflia/ui/lead-form';
import { useSearchParams } from 'react-router-dom';
import {
  bookingAction,
  dayLabel,
  formAnchor,
  heads,
  workshopPage,
  workshopType,
} from '../content/pages/workshop-details.ts';
import { site } from '../content/site.ts';
import { workshops } from '../content/workshops.ts';
import { BookingSteps } from '../features/booking/booking-steps.tsx';
import { HourSteps } from '../features/booking/hour-steps.tsx';
import { useBookingForm } from '../features/booking/use-booking-form.ts';

export const head = (type: string) => heads[workshopType(type)];

/** The booking form is the last section. */
export const closing = formAnchor;

export default function WorkshopDetails() {
  const [query] = useSearchParams();
  const id = workshopType(query.getAll('type').at(-1));
  const { intro, details, outcomes, after, others, booking, form } = workshopPage(id);
  return (
    <Page>
      <PageIntro {...intro} rule figure={<HourSteps of={id} dayLabel={dayLabel} />} figurePlace="below" />
      <OfferDetails {...details} />
      <Section tone="secondary">
        <FeatureList {...outcomes} layout="statements" numbered />
      </Section>
      <TierCards {...others} locale={site.locale} />
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
