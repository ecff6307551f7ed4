import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { CallHead, type CallHeadProps } from './call-head.tsx';

const titleId = 'half-hour';

interface HalfHourProps extends Omit<SectionProps, 'title' | 'tone'>, Omit<CallHeadProps, 'id'> {
  /** What the minutes of the call are for, in their order. */
  parts: readonly { span: string; title: string; text: string }[];
}

/* On a phone the line of time runs down beside the parts. */
const line = [
  'lali:border-s-2',
  'lali:border-current',
  'lali:@3xl:grid-cols-3',
  'lali:@3xl:border-s-0',
  'lali:@3xl:border-t-2',
  'lali:relative',
  'lali:@3xl:after:absolute',
  'lali:@3xl:after:end-0',
  'lali:@3xl:after:top-0',
  'lali:@3xl:after:h-3',
  'lali:@3xl:after:border-s-2',
  'lali:@3xl:after:border-current',
].join(' ');
const mark = [
  'lali:before:absolute',
  'lali:before:start-0',
  'lali:before:top-[0.6em]',
  'lali:before:w-3',
  'lali:before:border-t-2',
  'lali:before:border-current',
  'lali:@3xl:before:top-0',
  'lali:@3xl:before:h-3',
  'lali:@3xl:before:w-0',
  'lali:@3xl:before:border-t-0',
  'lali:@3xl:before:border-s-2',
].join(' ');

/** The end of a page that asks for the first call: what its minutes are for, along a line of time. */
export function HalfHour({ title, text, parts, actions, filled = false, ...rest }: HalfHourProps) {
  return (
    <Section tone={filled ? 'primary' : 'page'} aria-labelledby={titleId} {...rest}>
      <Container>
        <CallHead id={titleId} title={title} text={text} actions={actions} filled={filled} />
        <ol className={`lali:mt-12 lali:grid lali:gap-y-8 lali:[list-style-type:''] lali:@3xl:mt-16 ${line}`}>
          {parts.map((part) => (
            <li
              key={part.title}
              className={`lali:relative lali:min-w-0 lali:ps-6 lali:@3xl:ps-0 lali:@3xl:pe-10 lali:@3xl:pt-6 ${mark}`}
            >
              <p className="lali:text-soft lali:tabular-nums">{part.span}</p>
              <h3 className="lali:type-subheading lali:mt-2">{part.title}</h3>
              <p className="lali:mt-2 lali:max-w-[30em] lali:text-soft">{part.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
