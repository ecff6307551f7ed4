/** What a Markdown renderer writes, with one of everything. */
export const article = `
<p>A team that wants ideas asks for a workshop. A team that wants to change asks what it should stop doing, and that is the better question.<sup><a href="#note-1" id="ref-1" data-footnote-ref aria-describedby="notes">1</a></sup></p>
<p>In eleven years of interviews the answer was hardly ever a lack of ideas. It was a lack of time <strong>between</strong> two meetings, and of somebody who would <em>protect</em> it. See <a href="#methods">the three methods</a>, or press <kbd>3</kbd> and read on.</p>
<h2 id="observe">Observe before you ask</h2>
<p>Sit with the person who does the work. Write down what the hand does and what the mouth says; the difference is the brief.</p>
<ul>
  <li>One person, one hour, one sheet of paper.</li>
  <li>No questions in the first half.
    <ul><li>Not even kind ones.</li><li>Above all not leading ones.</li></ul>
  </li>
  <li>Read it back to them.</li>
</ul>
<h3 id="order">In this order</h3>
<ol>
  <li>What happened?</li>
  <li>What did you do then?<ol><li>And before that?</li></ol></li>
  <li>What did it cost?</li>
</ol>
<blockquote><p>We had thirty ideas and no afternoon. Now we have one afternoon, and it is enough.</p><footer>Head of product, airline</footer></blockquote>
<h2 id="measure">Measure what it costs</h2>
<table>
  <caption>Minutes between two interruptions, before and after</caption>
  <thead><tr><th scope="col">Team</th><th scope="col" align="right">Before</th><th scope="col" align="right">After</th></tr></thead>
  <tbody>
    <tr><th scope="row">Booking</th><td align="right">11</td><td align="right">48</td></tr>
    <tr><th scope="row">Loyalty</th><td align="right">9</td><td align="right">52</td></tr>
    <tr><th scope="row">Crew planning</th><td align="right">23</td><td align="right">40</td></tr>
  </tbody>
</table>
<pre><code>const quiet = calendar
  .filter(({ people }) =&gt; people === 1)
  .map(({ start, end }) =&gt; end - start);</code></pre>
<p>The rule is short: <code>quiet.length</code> must not fall. <mark>Nothing else is measured.</mark></p>
<figure>
  <svg viewBox="0 0 640 240" role="img" aria-label="Two bars, the second four times as long"><rect width="640" height="240" fill="var(--lali-color-secondary-solid)"/><rect x="40" y="60" width="120" height="40" rx="20" fill="var(--lali-color-figure-on-secondary)"/><rect x="40" y="140" width="500" height="40" rx="6" fill="var(--lali-color-highlight)"/></svg>
  <figcaption>Eleven minutes, and forty-eight.</figcaption>
</figure>
<h3 id="details">Details</h3>
<h4 id="words">Two words</h4>
<dl><dt>Quiet</dt><dd>Nobody expects an answer.</dd><dt>Minute</dt><dd>Sixty seconds in a row.</dd></dl>
<hr />
<p>Next month: how to stop.</p>
<section class="footnotes" data-footnotes aria-labelledby="notes">
  <h2 id="notes">Notes</h2>
  <ol><li id="note-1"><p>Asked at the end of every workshop since 2014. <a href="#ref-1" data-footnote-backref aria-label="Back to the text">↩</a></p></li></ol>
</section>`;
