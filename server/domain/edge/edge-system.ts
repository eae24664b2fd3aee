// Edge systems, as they are stored.
import type { StatusCategory } from './status-category.ts';

/** A stream with diagnostics of a component. */
export interface DiagnosticsStream {
  readonly Id: string;
  readonly TypeId: string;
}

/** A component with the last status that it reported; see componentStatus for its current status. */
export interface Component {
  readonly Id: string;
  readonly ComponentType: string;
  readonly Status: StatusCategory;
  /** Null until a status is reported. */
  readonly StatusDescription: string | null;
  /** The time by which the next message must arrive (ISO 8601); null if none is expected. */
  readonly NextHealthMessageExpected: string | null;
  readonly Errors: readonly string[];
  readonly DeviceStatusStreamId: string | null;
  readonly NextHealthMessageExpectedStreamId: string | null;
  readonly DiagnosticsStreams: readonly DiagnosticsStream[];
}

/** The last change of an edge system by a user or client. */
export interface Modification {
  readonly date: string;
  readonly by: string;
  /** 1 for a user, 2 for a client. */
  readonly byType: 1 | 2;
}

/** A stored edge system. */
export interface EdgeSystem {
  /** Case-sensitive. */
  readonly Id: string;
  readonly DeviceName: string;
  readonly TypeId: string;
  /** The name of the type. */
  readonly Type: string;
  readonly SoftwareVersion: string | null;
  readonly CreatedDate: string;
  /** The time of its newest health message, or of its registration. */
  readonly LastContactedTime: string;
  /** Whether a health message has arrived. */
  readonly hasReported: boolean;
  readonly modification: Modification | null;
  readonly SystemDiagnosticsStreamId: string | null;
  readonly Components: readonly Component[];
  readonly Tags: readonly string[];
  readonly IsVisible: boolean;
}
