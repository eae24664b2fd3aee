"""Leaves out invalid requests that the server accepts on purpose."""

import schemathesis


def holds_null(value):
    if isinstance(value, dict):
        return any(holds_null(member) for member in value.values())
    if isinstance(value, list):
        return any(holds_null(item) for item in value)
    return value is None


def is_empty(value):
    return value is None or value == "" or value == {} or value == [] or str(value).lower() == "null"


@schemathesis.hook
def filter_case(context, case):
    # Empty values of parameters and headers mean the default (docs/behavior/errors-and-limits.md#values-of-parameters).
    for values in (case.query, case.headers):
        for name, value in dict(values or {}).items():
            items = value if isinstance(value, list) and value else [value]
            if any(is_empty(item) for item in items):
                return False
    # In a body, null means that the member is absent (docs/behavior/types-and-streams.md#null-in-requests).
    return not (case.meta is not None and case.meta.generation.mode.is_negative and holds_null(case.body))
