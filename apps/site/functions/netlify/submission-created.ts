import { submissionCreated } from '@laliaflia/backend/host-forms';

/** The host calls the function of this name for each form that it has taken. */
export default (request: Request) => submissionCreated(request, process.env);
