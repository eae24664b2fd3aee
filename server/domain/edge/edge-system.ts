// An edge system as it is kept: what it said of itself, and what was said about it.
import type { StatusCategory } from './status.ts';

export interface DiagnosticsStream {
  readonly Id: string;
  readonly TypeId: string;
}

/** A component with the last status that it reported; whether it has fallen silent since depends on when one looks. */
export interface Component {
  readonly Id: string;
  readonly ComponentType: string;
  readonly Status: StatusCategory;
  /** Null until a status was reported. */
  readonly StatusDescription: string | null;
  /** By when the next message has to arrive (ISO 8601); null when nobody waits for one. */
  readonly NextHealthMessageExpected: string | null;
  readonly Errors: readonly string[];
  readonly DeviceStatusStreamId: string | null;
  readonly NextHealthMessageExpectedStreamId: string | null;
  readonly DiagnosticsStreams: readonly DiagnosticsStream[];
}

/** Who changed an edge system last, and when. */
export interface Modification {
  readonly date: string;
  readonly by: string;
  /** 1 for a user, 2 for a client. */
  readonly byType: 1 | 2;
}

export interface EdgeSystem {
  /** Upper and lower case differ. */
  readonly Id: string;
  readonly DeviceName: string;
  readonly TypeId: string;
  /** The name of the type. */
  readonly Type: string;
  readonly SoftwareVersion: string | null;
  readonly CreatedDate: string;
  /** When it registered, or the time of its newest health message. */
  readonly LastContactedTime: string;
  /** Whether a health message has come. */
  readonly hasReported: boolean;
  readonly modification: Modification | null;
  readonly SystemDiagnosticsStreamId: string | null;
  readonly Components: readonly Component[];
  readonly Tags: readonly string[];
  readonly IsVisible: boolean;
}
