import { Bar, Waiting } from '../shell/waiting.tsx';

/** A lead or a chat before it is read: from whom, when, and how it begins. */
export function PaneWaiting({ says }: { says: string }) {
  return (
    <Waiting says={says} className="lali:grid lali:max-w-[40rem] lali:gap-8">
      <div className="lali:grid lali:gap-2">
        <div className="lali:type-heading">
          <Bar className="lali:w-2/5" />
        </div>
        <Bar className="lali:w-3/5" />
      </div>
      <div>
        <Bar />
        <Bar className="lali:w-11/12" />
        <Bar />
        <Bar className="lali:w-1/3" />
      </div>
    </Waiting>
  );
}
