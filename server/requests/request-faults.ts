import type { FaultPhase, FaultRequest, StruckFault } from '../domain/injected-faults/injected-fault.ts';

/** The faults that tests have set for requests of their tenants (docs/behavior/control.md#faults). */
export interface RequestFaults {
  /** Returns whether a tenant has faults. */
  areSet(tenant: string): boolean;
  /** Returns a promise of the fault that a request of a tenant gets in a phase; undefined if no fault matches. */
  strike(tenant: string, phase: FaultPhase, request: FaultRequest): Promise<StruckFault | undefined> | undefined;
}
