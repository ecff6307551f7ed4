import type { Seedling } from './types.ts';

/* Living strategies: the organism, its principle, and what follows for the people concerned. */

const method = 'laliaflia';

export const nature: readonly Seedling[] = [
  {
    id: 'ant-lanes',
    method,
    themes: ['waiting'],
    text: ({ people }) =>
      `Ants that meet a jam do not push; some turn round and open a second track. Find the point where ${people} first see the queue, and settle there whatever can be settled without the counter.`,
  },
  {
    id: 'slime-mould',
    method,
    themes: ['waiting', 'cost', 'growth'],
    general: true,
    text: ({ people, place }) =>
      `A slime mould tries every route, then lets the poor ones dry up. For two weeks let ${people} choose among four ways ${place}, and close the three that they avoid.`,
  },
  {
    id: 'bee-dance',
    method,
    themes: ['finding', 'talking'],
    text: ({ people }) =>
      `A bee that has found a good meadow dances the way there, longer the better it is. Let ${people} who have found what they came for show the way to the next ones, with a signal that fades when it is out of date.`,
  },
  {
    id: 'lotus-leaf',
    method,
    themes: ['errors', 'cost'],
    text: ({ place }) =>
      `A lotus leaf is not cleaned; it is built so that dirt rolls off with the first rain. List one week’s mistakes ${place}, and change the surface on which the commonest one sticks.`,
  },
  {
    id: 'mycelium',
    method,
    themes: ['talking', 'change'],
    text: ({ people }) =>
      `Trees of one wood pass sugar through a web of fungi without asking a headquarters. Name the three places where help is left over and the three where it runs short, and connect one pair without a form to fill in; ${people} will notice before the report does.`,
  },
  {
    id: 'gecko-foot',
    method,
    themes: ['trust', 'leaving'],
    text: ({ people }) =>
      `A gecko holds by half a million tiny hairs and lets go by changing the angle. Replace one strong tie, such as a contract or a deadline, by many light ones, and see whether ${people} stay because leaving would be easy.`,
  },
  {
    id: 'starling-flock',
    method,
    themes: ['talking', 'growth', 'change'],
    text: ({ focus }) =>
      `In a flock of starlings each bird watches its seven nearest neighbours, and the thousands turn as one. Give everybody who has to do with ${focus} the live numbers of their own seven neighbours instead of the numbers of the whole.`,
  },
  {
    id: 'immune-memory',
    method,
    themes: ['errors', 'trust', 'learning'],
    text: ({ people }) =>
      `The body keeps a small sample of every illness it has survived. Keep the last ten cases in which ${people} were let down, and show one of them to each new colleague before anything else.`,
  },
  {
    id: 'desert-beetle',
    method,
    themes: ['cost'],
    general: true,
    text: ({ place }) =>
      `A beetle in the Namib drinks by standing in the fog with its back raised. Something useful drifts past all the time ${place}, and nobody holds anything into it: which question is asked, and never written down?`,
  },
  {
    id: 'mangrove',
    method,
    themes: ['change', 'growth'],
    general: true,
    text: ({ people }) =>
      `A mangrove lets its seedlings sprout while they still hang on the tree, and drops them ready to root. Let the next version grow inside the present one, with ${people} in it, before it has to stand by itself.`,
  },
  {
    id: 'clownfish',
    method,
    themes: ['trust', 'leaving'],
    text: ({ people, person }) =>
      `A clownfish touches the anemone a little more each day until the stings no longer meet it. Build the relation with ${person} from contacts that are too small to be a risk, and ask yourself which first touch ${people} are offered now.`,
  },
  {
    id: 'deciduous-tree',
    method,
    themes: ['cost', 'change'],
    text: ({ people }) =>
      `A beech takes the green out of its leaves before it drops them; nothing of value is thrown away. Decide what you stop doing this season, and first move what it was good at to where ${people} will find it.`,
  },
  {
    id: 'octopus-arms',
    method,
    themes: ['waiting', 'talking'],
    general: true,
    text: ({ person }) =>
      `Two thirds of an octopus’s nerve cells are in its arms, and an arm decides for itself. Move one decision that is now waited for to whoever is closest to ${person} when it is needed.`,
  },
  {
    id: 'pine-cone',
    method,
    themes: ['change', 'waiting'],
    general: true,
    text: ({ people }) =>
      `A pine cone opens and shuts with the weather, without a muscle and without being told. Which part of the process could change by itself when ${people} need more or less of it, because of how it is built and not because somebody watches?`,
  },
  {
    id: 'spider-thread',
    method,
    themes: ['errors', 'trust'],
    general: true,
    text: ({ person }) =>
      `An orb spider spins seven kinds of silk, and only one of them sticks. Look where everything is equally strict, and keep the strictness for the one spot where ${person} would really come to harm.`,
  },
  {
    id: 'coral-reef',
    method,
    themes: ['growth', 'leaving'],
    general: true,
    text: ({ people }) =>
      `A reef feeds a quarter of the sea’s species in waters poor in food, because each one’s leftovers are another one’s meal. What do ${people} leave behind after each use that would be worth something to the next?`,
  },
  {
    id: 'songbird',
    method,
    themes: ['learning'],
    text: ({ people }) =>
      `A young songbird listens first, then babbles quietly where nobody answers, and only then sings. Give ${people} a place for the quiet babbling: real material, and nobody who marks it.`,
  },
  {
    id: 'meerkat-school',
    method,
    themes: ['learning', 'trust'],
    text: ({ people }) =>
      `Meerkats teach the young with scorpions: dead ones first, then without the sting, then whole. Cut what ${people} have to master into three versions of growing danger, and hand out the first one today.`,
  },
  {
    id: 'tardigrade',
    method,
    themes: ['leaving', 'change'],
    text: ({ people }) =>
      `A tardigrade that dries out does not die; it waits, for years, and goes on with the first drop. Let ${people} pause instead of leaving, keep everything for them, and find out what the drop is.`,
  },
  {
    id: 'whale-fin',
    method,
    themes: ['cost', 'waiting'],
    general: true,
    text: ({ people }) =>
      `The bumps on a humpback’s fin look like a flaw and make it turn more tightly than a smooth one. Take what is roughest for ${people} and ask, before smoothing it, what it has been making possible.`,
  },
  {
    id: 'cuttlefish',
    method,
    themes: ['finding', 'change'],
    text: ({ person, place }) =>
      `A cuttlefish shows one pattern to its rival and another to its mate, at the same time, on two sides of its body. Let what ${person} meets ${place} differ with the question they bring, not with the department they belong to.`,
  },
  {
    id: 'seed-dispersal',
    method,
    themes: ['growth'],
    text: ({ people }) =>
      `A burdock does not advertise; its seeds take hold of whoever brushes past. Make the smallest piece that ${people} would carry on to somebody else by mistake.`,
  },
  {
    id: 'weaver-ants',
    method,
    themes: ['talking', 'growth'],
    general: true,
    text: ({ focus }) =>
      `Weaver ants close gaps that no single ant can span, by holding on to each other in a chain. Write down who would have to hold on to whom, for one hour, to settle ${focus}, and introduce the two of them who have never met.`,
  },
  {
    id: 'woodpecker',
    method,
    themes: ['errors', 'learning'],
    general: true,
    text: ({ focus }) =>
      `A woodpecker taps first and listens for the hollow before it digs. Tap on ${focus} in ten places, with one question each, and dig only where the answer sounds hollow.`,
  },
  {
    id: 'cicada',
    method,
    themes: ['waiting', 'growth'],
    general: true,
    text: ({ people }) =>
      `Some cicadas surface after thirteen or seventeen years, out of step with everybody who would eat them. Choose an hour, a weekday or a month in which ${people} are left alone by all the others, and turn up then.`,
  },
];
