"""Sends the calls on standard input through the generated Python client and prints what it returns, one line of JSON each.

See ../../README.md. Operations are found by operationId and parameters by the signatures of the client, so none is
named here.
"""

import enum
import functools
import inspect
import json
import os
import pkgutil
import re
import sys
import types
import typing
import uuid
from importlib import import_module

DOCUMENTS = ("data_services", "identity", "edge", "provisioning")


def plain(name: str) -> str:
    """Returns a name in the form that the contract and the client have in common."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def find_operations() -> dict[str, tuple[str, str]]:
    """Returns the document and the module of each operation."""
    found = {}
    for document in DOCUMENTS:
        api = import_module(f"millrace.{document}.api")
        for module in pkgutil.walk_packages(api.__path__, f"{api.__name__}."):
            if not module.ispkg:
                found[plain(module.name.rpartition(".")[2])] = (document, module.name)
    return found


def build(annotation: typing.Any, value: typing.Any) -> typing.Any:
    """Returns plain JSON as the types of the client: models, enums and identifiers."""
    origin, inner = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        for choice in inner:
            try:
                return build(choice, value)
            except (TypeError, ValueError, KeyError, AttributeError):
                continue
        raise TypeError(f"{value!r} fits none of {inner}")
    if origin is list:
        if not isinstance(value, list):
            raise TypeError(f"{value!r} is no list")
        return [build(inner[0], item) for item in value]
    if annotation is typing.Any:
        return value
    if annotation is None or annotation is types.NoneType:
        if value is not None:
            raise TypeError(f"{value!r} is not null")
        return None
    if hasattr(annotation, "from_dict"):
        if not isinstance(value, dict):
            raise TypeError(f"{value!r} is no object")
        return annotation.from_dict(value)
    if issubclass(annotation, (enum.Enum, uuid.UUID)):
        return annotation(value)
    if annotation is float and type(value) is int:
        return value
    if type(value) is not annotation:
        raise TypeError(f"{value!r} is no {annotation.__name__}")
    return value


def plain_json(value: typing.Any) -> typing.Any:
    """Returns what the client returned as plain JSON, by the methods of its models."""
    if isinstance(value, list):
        return [plain_json(item) for item in value]
    if isinstance(value, dict):
        return {key: plain_json(member) for key, member in value.items()}
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, enum.Enum):
        return value.value
    return value


hints_of = functools.cache(typing.get_type_hints)


@functools.cache
def client_of(document: str, token: str | None) -> typing.Any:
    """Returns the client of a document for one caller. Clients are cached, with their connections."""
    clients = import_module(f"millrace.{document}.client")
    if token is None:
        return clients.Client(base_url=BASE_URL)
    return clients.AuthenticatedClient(base_url=BASE_URL, token=token)


def perform(request: dict[str, typing.Any]) -> dict[str, typing.Any]:
    document, name = OPERATIONS[plain(request["operation"])]
    module = import_module(name)
    client = client_of(document, request["token"])
    hints = hints_of(module.sync_detailed)
    by_name = {plain(parameter): parameter for parameter in inspect.signature(module.sync_detailed).parameters}
    values = {by_name[plain(key)]: value for key, value in request["parameters"].items()}
    if "body" in request:
        values["body"] = request["body"]
    arguments = {key: build(hints[key], value) for key, value in values.items()}
    response = module.sync_detailed(client=client, **arguments)
    result = {"status": int(response.status_code), "headers": dict(response.headers)}
    if response.content:
        result["body"] = plain_json(response.parsed)
    return result


BASE_URL = os.environ["BASE_URL"]
OPERATIONS = find_operations()

for line in sys.stdin:
    try:
        result = perform(json.loads(line))
    except Exception as error:  # noqa: BLE001 - the kit reports every exception of the client
        result = {"failure": f"{type(error).__name__}: {error}"}
    print(json.dumps(result), flush=True)
