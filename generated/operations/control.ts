// Generated from openapi/control by `make generate`. Do not edit.
export const operations = {
  listSandboxes: {"method":"get","path":"/control/v1/sandboxes","tag":"Sandboxes","paging":{"by":"skip","skip":"skip","count":"count"},"access":[]},
  getSandbox: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}","tag":"Sandboxes","paging":null,"access":[]},
} as const;
