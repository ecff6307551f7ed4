import { Button, Container, DeviceFrame, Heading, Section, Text } from '@laliaflia/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { importAgain } from '../../browser/import-again.ts';
import type { Project } from '../../content/schema/collections.ts';
import { end, still } from '../../content/seats/pictures.ts';
import { seatTask } from '../../content/seats/task.ts';
import { largeScreen } from '../../pictures/addresses.ts';

type Live = typeof import('./living-seats.tsx').LivingSeats;

type Stage =
  | { name: 'still' | 'loading' | 'failed' }
  /** `round` counts the starts, so that each begins anew. */
  | { name: 'living'; live: Live; round: number }
  | { name: 'ended'; live: Live; round: number; result: string };

/**
 * One screen of a case that can be used. It is the picture until somebody asks for more, and nothing of the rest is
 * fetched before: so it is not one of the chunks that come when the browser is idle.
 */
export function SeatTask({ tint }: Pick<Project, 'tint'>) {
  const [stage, setStage] = useState<Stage>({ name: 'still' });
  const again = useRef<HTMLButtonElement>(null);
  const picture = stage.name === 'ended' ? end : still;
  const live = 'live' in stage ? stage.live : undefined;
  const round = 'round' in stage ? stage.round : 0;

  const start = () => {
    setStage({ name: 'loading' });
    importAgain(() => import('./living-seats.tsx')).then(
      ({ LivingSeats }) => setStage({ name: 'living', live: LivingSeats, round: 1 }),
      (error) => {
        console.info('The seat map could not be fetched.', error);
        setStage({ name: 'failed' });
      },
    );
  };

  useEffect(() => {
    // The button that was pressed last is gone.
    if (stage.name === 'ended') again.current?.focus();
  }, [stage.name]);

  if (picture === undefined) return null;
  return (
    <Section aria-labelledby="seat-task" style={{ '--lali-project-tint': tint } as CSSProperties}>
      <Container>
        <div className="lali:grid lali:gap-x-16 lali:gap-y-8 lali:@4xl:grid-cols-[minmax(0,1fr)_24rem] lali:@4xl:overflow-clip lali:@4xl:rounded-band lali:@4xl:bg-(--lali-surface) lali:@4xl:p-12 lali:@5xl:ps-16 lali:@5xl:pe-20 lali:@4xl:[--lali-surface:color-mix(in_oklab,var(--lali-project-tint)_12%,var(--lali-color-page))]">
          <div className="lali:@4xl:self-center">
            <Heading level={2} id="seat-task">
              {seatTask.title}
            </Heading>
            <Text look="lead" className="lali:mt-5 lali:max-w-[27em]">
              {seatTask.lead}
            </Text>
            <div className="lali:mt-8 lali:print:hidden lali:noscript:hidden">
              {live ? (
                <Button
                  key="again"
                  ref={again}
                  variant={stage.name === 'ended' ? 'primary' : 'outline'}
                  onClick={() => setStage({ name: 'living', live, round: round + 1 })}
                >
                  {seatTask.again}
                </Button>
              ) : (
                <Button key="start" loading={stage.name === 'loading'} onClick={start}>
                  {seatTask.start}
                </Button>
              )}
            </div>
            {/* Three lines from the start, so that whatever it says moves nothing. */}
            <Text
              as="div"
              role="status"
              look="small"
              tone={stage.name === 'failed' ? 'error' : stage.name === 'ended' ? 'current' : 'soft'}
              className="lali:mt-4 lali:min-h-[3lh] lali:max-w-[32em]"
            >
              {stage.name === 'ended'
                ? stage.result
                : stage.name === 'failed'
                  ? seatTask.failed
                  : seatTask.note}
            </Text>
          </div>
          <div className="lali:mx-auto lali:w-full lali:max-w-[24rem]">
            <DeviceFrame device="phone" image={{ ...largeScreen(picture), sizes: 'min(384px, 90vw)' }}>
              {stage.name === 'living' ? (
                <stage.live
                  key={stage.round}
                  onEnd={(result) => setStage({ ...stage, name: 'ended', result })}
                />
              ) : null}
            </DeviceFrame>
          </div>
        </div>
      </Container>
    </Section>
  );
}
