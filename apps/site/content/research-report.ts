/** What tests with users end with, as every page says it. */
export const researchReport = 'a one-page report';
