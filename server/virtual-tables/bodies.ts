// The stored form of virtual tables: their settings and the state of their materialization.
import type { components } from '../../generated/types/data-services.ts';
import type { TableState } from '../domain/virtual-tables/states.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    virtualTable: VirtualTableBody;
  }
}

type VirtualTable = components['schemas']['VirtualTable'];

/** The settings of a table; times are ISO 8601 strings. */
export interface TableSettings {
  readonly name: string;
  readonly dataViewId: string;
  readonly DataviewName: string;
  readonly retrievalMode: NonNullable<VirtualTable['retrievalMode']>;
  readonly interval: string | null;
  readonly TableFormat: NonNullable<VirtualTable['TableFormat']>;
  readonly RefreshInterval: string | null;
  readonly startIndex: string;
  /** Null for a table that grows with time. */
  readonly endIndex: string | null;
  readonly CreatedBy: string;
  /** The creator's roles when the table was created. Jobs do not use them: they read with the rights that the owner has when they run. */
  readonly roleids: readonly string[];
}

export interface VirtualTableBody extends TableSettings, TableState {
  /** Whether the owner wrote the current access list, which then grants the rows. */
  readonly isGranted?: boolean;
}
