import {
  Container,
  CtaBand,
  EventTicket,
  Grid,
  Heading,
  Link,
  Page,
  Section,
  Stack,
  StatusMessage,
  Text,
} from '@laliaflia/ui';
import { useId } from 'react';
import {
  calendar,
  closing,
  intro,
  noDate,
  receive,
  refund,
  reservation,
  ticket,
} from '../content/pages/webinar.ts';
import { Learned } from '../features/booking/learned.tsx';
import { RegistrationForm } from '../features/booking/registration-form.tsx';
import { SessionRoom } from '../features/booking/session-room.tsx';
import { Ticked } from '../features/booking/ticked.tsx';
import { ticketFacts, useWebinarOutlook } from '../features/booking/use-webinar.ts';

export { closing, head } from '../content/pages/webinar.ts';

export default function Webinar() {
  const seen = useWebinarOutlook();
  const receiveId = useId();
  const isOpen = seen.kind === 'none';
  const said = isOpen ? ticket.none : seen.certain ? { ...ticket.dated, ...ticket.ahead } : ticket.dated;
  return (
    <Page>
      <EventTicket
        {...intro}
        session={said.session}
        {...ticketFacts(seen, said)}
        {...(isOpen && { further: ticket.none.further })}
      />
      <Learned />
      <SessionRoom />
      <Section tone="raised">
        <Container>
          <Grid.Root gap={48} align="start">
            <Grid.Item span={5}>
              <Stack gap={24}>
                <div>
                  <Heading level={2} id={receiveId}>
                    {receive.title}
                  </Heading>
                  <Ticked named={receiveId} items={receive.items} />
                </div>
                {isOpen ? (
                  <StatusMessage tone="info" title={noDate.title}>
                    {noDate.text}{' '}
                    <Link href={noDate.link.href} className="lali:inline-block">
                      {noDate.link.label}
                    </Link>
                  </StatusMessage>
                ) : (
                  <Link href={calendar.href}>{calendar.label}</Link>
                )}
                <Text look="small" tone="soft">
                  {refund.text} <Link href={refund.link.href}>{refund.link.label}</Link>
                </Text>
              </Stack>
            </Grid.Item>
            <Grid.Item span={6} from={7}>
              <RegistrationForm {...reservation} />
            </Grid.Item>
          </Grid.Root>
        </Container>
      </Section>
      <CtaBand {...closing} figure="venation" seed={16} />
    </Page>
  );
}
