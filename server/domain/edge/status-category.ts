// The categories of status, in order of priority, the most important first (docs/behavior/edge-systems.md#status).
export const StatusCategory = { Bad: 1, Warning: 2, Discovered: 3, Good: 4, Stopped: 5 } as const;
export type StatusCategory = (typeof StatusCategory)[keyof typeof StatusCategory];
