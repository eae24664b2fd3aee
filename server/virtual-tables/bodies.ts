// Virtual tables as they are stored: what their creators set, and how their materialization stands.
import type { components } from '../../generated/types/data-services.ts';
import type { TableState } from '../domain/virtual-tables/states.ts';
import type { StoredObject } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    virtualTable: VirtualTableBody;
  }
}

type VirtualTable = components['schemas']['VirtualTable'];

/** What of a table is set on its creation and by updates; times are ISO 8601 texts. */
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
  /** The roles that its creator had then; its jobs read with the rights that its owner has when they run. */
  readonly roleids: readonly string[];
}

export interface VirtualTableBody extends TableSettings, TableState {
  /** Whether the table's owner has granted its rows by the access list that it has now. */
  readonly isGranted?: boolean;
}

/** The settings and the state of a stored table. */
export const tableBody = ({ body }: StoredObject<'virtualTable'>) => body;
