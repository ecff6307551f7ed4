import { Car, paints } from './car.tsx';
import { Face, people } from './face.tsx';
import { Bar, Icon, Tulip } from './parts.tsx';
import { Pass } from './pass.tsx';

const road = [
  { km: '0.0', turn: 'right', note: 'Leave the petrol station' },
  { km: '11.4', turn: 'keep', note: 'Cows, both sides' },
  { km: '18.9', turn: 'hairpin', note: 'Second gear, gravel' },
  { km: '31.2', turn: 'roundabout', note: 'Cake at the third exit' },
] as const;

const clubs = [
  ['Coupé friends Allgäu', '1 142', 6],
  ['Touring, load it', '3 870', 12],
  ['Garage nights Ulm', '286', 0],
  ['Roadsters of the lake', '954', 2],
] as const;

const same = [
  { person: people.yves, car: '1974, ivory, Bregenz', far: '9 km', paint: paints.ivory },
  { person: people.anton, car: '1973, ochre, Wangen', far: '21 km', paint: paints.ochre },
  { person: people.ruth, car: '1972, brick, Isny', far: '34 km', paint: paints.brick },
  { person: people.leyla, car: '1971, pine, Kempten', far: '71 km', paint: paints.pine },
] as const;

export default function Feed() {
  return (
    <main className="screen feed">
      <Bar current="Feed" />
      <aside className="left">
        <h2>Your clubs</h2>
        <ul className="clubs">
          {clubs.map(([name, members, fresh], at) => (
            <li key={name} className={at === 0 ? 'on' : undefined}>
              <span>
                {name}
                <small>{members} members</small>
              </span>
              {fresh > 0 && <b>{fresh}</b>}
            </li>
          ))}
        </ul>
        <h2>In your garage</h2>
        <div className="garage">
          <svg viewBox="0 0 208 104" width="208" height="104" aria-hidden="true">
            <path fill="#c9d3cf" d="M0 0h208v82H0z" />
            <path fill="#b7c3bf" d="M0 0h208v14H0zM30 14h4v68h-4zM174 14h4v68h-4z" />
            <path fill="#dfe6e1" d="M40 24h62v30H40zM108 24h60v30h-60z" />
            <path fill="#8d9a99" d="M0 82h208v22H0z" />
            <g transform="translate(14 32) scale(.46)">
              <Car paint={paints.sky} />
            </g>
          </svg>
          <p>
            1973 Coupé, sky <small>Inspection due in August</small>
          </p>
        </div>
        <ul className="jobs">
          <li className="done">
            <Icon name="check" /> Brake hoses, front
          </li>
          <li>
            <Icon name="spanner" /> Heater valve <b>Ask</b>
          </li>
          <li>
            <Icon name="camera" /> Sill, left side <b>2 replies</b>
          </li>
        </ul>
      </aside>
      <article className="story">
        <header>
          <Face person={people.anton} size={48} />
          <p>
            <b>Anton Kessler</b> wrote for Coupé friends Allgäu
            <small>Sunday 19 June, 21:10. Read by 318</small>
          </p>
          <span className="chip">Run report</span>
        </header>
        <Pass />
        <h1>Seven cars over the pass before the buses woke up</h1>
        <ol className="book">
          {road.map(({ km, turn, note }) => (
            <li key={km}>
              <b>{km}</b>
              <Tulip turn={turn} />
              <span>{note}</span>
            </li>
          ))}
        </ol>
        <footer>
          <span className="act on">
            <Icon name="thumb" /> 64
          </span>
          <span className="act">
            <Icon name="comment" /> 23 answers
          </span>
          <span className="act">
            <Icon name="save" /> Keep the roadbook, 74 km
          </span>
          <span className="go">
            Drive it in July <Icon name="arrow" />
          </span>
        </footer>
      </article>
      <article className="story second">
        <header>
          <Face person={people.ruth} size={48} />
          <p>
            <b>Ruth Hallek</b> asks whoever has a 1972
            <small>Monday 20 June, 7:02. Two have answered</small>
          </p>
          <span className="chip">Repair</span>
        </header>
      </article>
      <aside className="right">
        <section className="next">
          <p className="plate">
            <b>2</b>July
          </p>
          <div>
            <h2>Breakfast at the old station</h2>
            <p>Saturday, 8:00, Immenstadt</p>
          </div>
          <p className="going">
            <Face person={people.leyla} size={32} />
            <Face person={people.marco} size={32} />
            <Face person={people.ruth} size={32} />
            <Face person={people.jonte} size={32} />
            <span>and 27 come</span>
          </p>
          <span className="go wide">I’ll come, with one passenger</span>
        </section>
        <section className="same">
          <h2>
            They have your model <small>212 in all</small>
          </h2>
          <ul>
            {same.map(({ person, car, far, paint }) => (
              <li key={person.name}>
                <Face person={person} />
                <p>
                  <b>{person.name}</b>
                  <small>{car}</small>
                </p>
                <svg viewBox="0 0 392 132" width="86" height="29" aria-hidden="true">
                  <Car paint={paint} />
                </svg>
                <span>{far}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="ask">
          <p>
            <b>A repair of 40 minutes.</b> Your heater valve: Leyla has the part in Kempten and keeps it for
            you.
          </p>
        </section>
      </aside>
    </main>
  );
}
