import {
  Container,
  CtaBand,
  EventCard,
  FeatureList,
  Grid,
  Link,
  LivingFigure,
  OfferDetails,
  Page,
  PageIntro,
  ScheduleList,
  Section,
  Stack,
  StatusMessage,
  Text,
} from '@laliaflia/ui';
import {
  closing,
  format,
  intro,
  learn,
  past,
  receive,
  refund,
  reservation,
  schedule,
  ticket,
} from '../content/pages/webinar.ts';
import { RegistrationForm } from '../features/booking/registration-form.tsx';
import { useWebinar, useWebinarIsPast } from '../features/booking/use-webinar.ts';

export { head } from '../content/pages/webinar.ts';

export default function Webinar() {
  const isPast = useWebinarIsPast();
  const { title, text, ahead, later, notice } = ticket;
  const facts = useWebinar({ action: isPast ? later : ahead, notice });
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="strands" seed={4} />} />
      <FeatureList {...learn} numbered />
      <ScheduleList {...schedule} />
      <FeatureList {...format} layout="ledger" numbered={false} />
      <Section tone="raised" {...reservation} className="lali:scroll-mt-16">
        <Container>
          <Grid.Root gap={48} align="start">
            <Grid.Item span={5}>
              <Stack gap={24}>
                <EventCard title={title} text={text} {...facts} />
                <Text look="small" tone="soft">
                  {refund.text} <Link href={refund.link.href}>{refund.link.label}</Link>
                </Text>
              </Stack>
            </Grid.Item>
            <Grid.Item span={7}>
              <Stack gap={24}>
                {isPast ? (
                  <StatusMessage tone="info" title={past.title}>
                    {past.text}
                  </StatusMessage>
                ) : null}
                <RegistrationForm />
              </Stack>
            </Grid.Item>
          </Grid.Root>
        </Container>
      </Section>
      <OfferDetails {...receive} facts={[]} />
      <CtaBand {...closing} figure="phyllotaxis" seed={16} />
    </Page>
  );
}
