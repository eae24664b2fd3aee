// A stored edge system: what it reported, and what administrators set.
import type { StatusCategory } from './status-category.ts';

export interface DiagnosticsStream {
  readonly Id: string;
  readonly TypeId: string;
}

/** A component with the last status that it reported. Whether it has fallen silent since depends on the current time. */
export interface Component {
  readonly Id: string;
  readonly ComponentType: string;
  readonly Status: StatusCategory;
  /** Null until a status was reported. */
  readonly StatusDescription: string | null;
  /** The time by which the next message has to arrive (ISO 8601); null when none is expected. */
  readonly NextHealthMessageExpected: string | null;
  readonly Errors: readonly string[];
  readonly DeviceStatusStreamId: string | null;
  readonly NextHealthMessageExpectedStreamId: string | null;
  readonly DiagnosticsStreams: readonly DiagnosticsStream[];
}

/** The last change of an edge system: when, and by whom. */
export interface Modification {
  readonly date: string;
  readonly by: string;
  /** 1 for a user, 2 for a client. */
  readonly byType: 1 | 2;
}

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
