import { Frame, Icon, type IconName, Tabs } from './parts.tsx';
import { Face, Faces, type Name, type State } from './people.tsx';
import { Valley } from './valley.tsx';

const days = [
  ['Sat', 3],
  ['Sun', 4],
  ['Mon', 5],
  ['Tue', 6],
  ['Wed', 7],
  ['Thu', 8],
  ['Fri', 9],
] as const;

interface Idea {
  time: string;
  icon: IconName;
  what: string;
  where: string;
  by: Name;
  state: State;
  says: string;
}

const ideas: readonly Idea[] = [
  {
    time: '08:30',
    icon: 'car',
    what: 'Over the Vršič pass',
    where: '50 bends, Teo drives',
    by: 'Teo',
    state: 'agreed',
    says: 'Agreed',
  },
  {
    time: '11:00',
    icon: 'raft',
    what: 'Rafting from Boka',
    where: '3 hours, €45 each',
    by: 'Jule',
    state: 'paid',
    says: 'Paid',
  },
  {
    time: '15:30',
    icon: 'water',
    what: 'Kozjak waterfall',
    where: '30 min from Kobarid',
    by: 'Nora',
    state: 'agreed',
    says: 'Agreed',
  },
  {
    time: '19:30',
    icon: 'food',
    what: 'Trout at Polonka?',
    where: '4 of 6 say yes',
    by: 'Amir',
    state: 'proposed',
    says: 'Proposed',
  },
];

export default function Plan() {
  return (
    <Frame time="07:52" className="plan">
      <Valley hour="morning" />
      <header>
        <h1>Soča, seven days</h1>
        <p>
          <Faces names={['Jule', 'Amir', 'Nora', 'Teo', 'Kasia', 'Ben']} size={34} />3 to 9 July
        </p>
      </header>
      <section className="day">
        <ol className="days">
          {days.map(([name, date]) => (
            <li key={name} className={date === 5 ? 'on' : date < 5 ? 'past' : undefined}>
              {name}
              <b>{date}</b>
            </li>
          ))}
        </ol>
        <ol className="ideas">
          {ideas.map(({ time, icon, what, where, by, state, says }) => (
            <li key={time} className={state}>
              <time>{time}</time>
              <Face name={by} state={state} size={46} />
              <div>
                <h2>{what}</h2>
                <p>
                  <Icon name={icon} size={17} /> {where}
                </p>
              </div>
              <small>{says}</small>
            </li>
          ))}
        </ol>
      </section>
      <Tabs current="Plan" />
    </Frame>
  );
}
