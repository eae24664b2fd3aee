import { startMillrace } from 'millrace/testing';

/** Starts the server and returns the function that stops it. */
export async function setup(project) {
  const millrace = await startMillrace();
  project.provide('millraceUrl', millrace.url);
  return () => millrace.stop();
}
