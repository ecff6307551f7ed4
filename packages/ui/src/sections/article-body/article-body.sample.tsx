/** Written for the stories; nobody in it exists. */
export const contents = [
  { id: 'thursday', title: 'The Thursday after' },
  { id: 'roadmap', title: 'A roadmap is a promise about the past' },
  { id: 'questions', title: 'Three questions for a quiet hour' },
  { id: 'begin', title: 'Where to begin' },
] as const;

export const html = `
<p>Innovation seldom dies in a meeting. It dies on the Thursday after, when the old plan is easier to follow than the new question, and nobody is there who would mind.</p>
<p>I have sat in enough boardrooms to know the sound of agreement. Everybody nods, somebody writes ‘next steps’ on a wall, and the sheet is photographed. What happens then depends on one person: the one who has the authority to leave things as they are.</p>
<h2 id="thursday">The Thursday after</h2>
<p>We followed nine decisions in four companies, from the afternoon they were made to the day they showed. Six never did. None of the six was overruled, and that is the point: <strong>nobody ever says no to a new idea on a Thursday</strong>. One answers the mail that has a date in it, and the idea has none.</p>
<p>The three that lived had something in common, and it was not enthusiasm.</p>
<ul>
  <li>Somebody had cancelled something, by name, in front of others.</li>
  <li>The first result was due within eleven days.</li>
  <li>The person in charge had asked to be shown a failure.</li>
</ul>
<blockquote><p>I did not need courage. I needed a free morning and a boss who asked about it.</p><footer>Product lead, rail operator</footer></blockquote>
<h2 id="roadmap">A roadmap is a promise about the past</h2>
<p>It tells what seemed worth doing when it was written. That is no argument against roadmaps; a train needs rails. But whoever leads has to know which of the promises are still held by somebody who wants them.</p>
<table>
  <caption>Nine decisions, and what became of them</caption>
  <thead><tr><th scope="col">After</th><th scope="col" align="right">Alive</th><th scope="col" align="right">Asleep</th></tr></thead>
  <tbody>
    <tr><th scope="row">Two weeks</th><td align="right">7</td><td align="right">2</td></tr>
    <tr><th scope="row">A quarter</th><td align="right">4</td><td align="right">5</td></tr>
    <tr><th scope="row">A year</th><td align="right">3</td><td align="right">6</td></tr>
  </tbody>
</table>
<h2 id="questions">Three questions for a quiet hour</h2>
<p>They take an hour, once a month, alone. Write the answers by hand: it is slow, and slow is what you want.</p>
<ol>
  <li>What did I keep alive this month by not asking about it?</li>
  <li>Who has stopped telling me things, and since when?</li>
  <li>Which promise would I not make again?</li>
</ol>
<h2 id="begin">Where to begin</h2>
<p>With the third question. It is the one that hurts, so it is the one with the answer in it. Take the promise you would not make again, and go to the person you made it to. Say so. Then ask what would be worth promising now.</p>
<p>That is what a leader does when nobody is watching the roadmap.</p>`;
