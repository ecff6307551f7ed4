import { Blocks } from './blocks.tsx';
import { Face, Icon } from './parts.tsx';

const tabs = ['Apps', 'Parts', 'Calendar', 'Releases'];

/** The family's own desk: one bar, four rooms. */
export function TopBar({ current }: { current: string }) {
  return (
    <header className="bar">
      <p className="brand">
        <Blocks rows={['q3k c0p', 's0k l1a']} width={30} />
        innoapps
      </p>
      <nav>
        {tabs.map((tab) => (
          <span key={tab} className={tab === current ? 'on' : undefined}>
            {tab}
          </span>
        ))}
      </nav>
      <p className="find">
        <Icon name="search" size={20} />
        An app, a part, a person
      </p>
      <p className="day">Tue 14 March 2017</p>
      <span className="self">
        <Face skin="#e8b48f" hair="#6b6460" cloth="#1b1a22" ground="#d9d5e2" cut="crop" size={40} />
      </span>
    </header>
  );
}
