// The script of the review page: it runs where the page is opened, with nothing but what is in the page.
const articles = [...document.querySelectorAll('article')];
const storybook = document.querySelector('#storybook');
const environment = JSON.parse(document.body.dataset.environment);

const part = (article, selector) => article.querySelector(selector);

function linkStories() {
  for (const link of document.querySelectorAll('a[data-story]')) {
    const { story, theme } = link.dataset;
    link.href = `${storybook.value.replace(/\/$/, '')}/?path=/story/${story}&globals=theme:${theme}`;
  }
}

function count() {
  const decided = articles.filter((article) => article.dataset.decision);
  document.querySelector('#count').textContent = `${decided.length} of ${articles.length} decided`;
}

function decisions() {
  const decided = (decision) => articles.filter((article) => article.dataset.decision === decision);
  return {
    ...environment,
    meant: Object.fromEntries(decided('meant').map(({ dataset }) => [dataset.name, dataset.hash])),
    notMeant: decided('not').map((article) => ({
      name: article.dataset.name,
      note: part(article, '[name="note"]').value,
    })),
  };
}

function save() {
  const link = document.createElement('a');
  const file = new Blob([`${JSON.stringify(decisions(), null, 2)}\n`], { type: 'application/json' });
  link.href = URL.createObjectURL(file);
  link.download = 'decisions.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

for (const article of articles) {
  article.addEventListener('input', ({ target }) => {
    if (target.type === 'range') part(article, '.pair').style.setProperty('--at', `${target.value}%`);
    if (target.name.startsWith('view-')) article.dataset.view = target.value;
    if (target.name.startsWith('decision-')) article.dataset.decision = target.value;
    count();
  });
}
storybook.addEventListener('input', linkStories);
document.querySelector('#save').addEventListener('click', save);
linkStories();
