// Generated from openapi/control by `make generate`. Do not edit.
export const operations = {
  listSandboxes: {"method":"get","path":"/control/v1/sandboxes","tag":"Sandboxes","paging":{"by":"skip","skip":"skip","count":"count"},"access":[]},
  createSandbox: {"method":"post","path":"/control/v1/sandboxes","tag":"Sandboxes","paging":null,"access":[]},
  getSandbox: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}","tag":"Sandboxes","paging":null,"access":[]},
  deleteSandbox: {"method":"delete","path":"/control/v1/sandboxes/{sandboxId}","tag":"Sandboxes","paging":null,"access":[]},
  resetSandbox: {"method":"post","path":"/control/v1/sandboxes/{sandboxId}/reset","tag":"Sandboxes","paging":null,"access":[]},
  getClock: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}/clock","tag":"Clock","paging":null,"access":[]},
  setClock: {"method":"put","path":"/control/v1/sandboxes/{sandboxId}/clock","tag":"Clock","paging":null,"access":[]},
  advanceClock: {"method":"post","path":"/control/v1/sandboxes/{sandboxId}/clock/advance","tag":"Clock","paging":null,"access":[]},
  listSandboxRequests: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}/requests","tag":"Requests","paging":{"by":"skip","skip":"skip","count":"count"},"access":[]},
  deleteSandboxRequests: {"method":"delete","path":"/control/v1/sandboxes/{sandboxId}/requests","tag":"Requests","paging":null,"access":[]},
  waitForSandboxRequests: {"method":"post","path":"/control/v1/sandboxes/{sandboxId}/requests/wait","tag":"Requests","paging":null,"access":[]},
  streamSandboxRequests: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}/requests/stream","tag":"Requests","paging":null,"access":[]},
  getSandboxRequest: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}/requests/{requestId}","tag":"Requests","paging":null,"access":[]},
  listSandboxCoverage: {"method":"get","path":"/control/v1/sandboxes/{sandboxId}/coverage","tag":"Requests","paging":null,"access":[]},
} as const;
