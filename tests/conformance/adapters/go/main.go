// Sends what it reads from standard input through the generated Go client and prints what the client answers.
//
// One JSON object a line each way: see ../../README.md. Operations are the methods of the clients, found by their
// operationId; the order of path parameters is that of the path in the bundle, so nothing here knows any of them by name.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"

	"millrace/client/dataservices"
	"millrace/client/edge"
	"millrace/client/identity"
	"millrace/client/provisioning"
)

type request struct {
	Operation  string                     `json:"operation"`
	Parameters map[string]json.RawMessage `json:"parameters"`
	Body       json.RawMessage            `json:"body"`
	Token      *string                    `json:"token"`
}

type answer struct {
	Status  int               `json:"status"`
	Headers map[string]string `json:"headers"`
	Body    json.RawMessage   `json:"body,omitempty"`
}

// operation is a method of a client and the names of the path parameters, in their order.
type operation struct {
	method    reflect.Value
	pathNames []string
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

type bundle struct {
	Paths map[string]map[string]json.RawMessage `json:"paths"`
}

var inBraces = regexp.MustCompile(`\{(\w+)\}`)

// findOperations answers the operations of one document.
func findOperations(found map[string]operation, folder, document string, client any) {
	var read bundle
	if err := json.Unmarshal(must(os.ReadFile(filepath.Join(folder, document+".json"))), &read); err != nil {
		panic(err)
	}
	for path, item := range read.Paths {
		for key, raw := range item {
			if key == "parameters" {
				continue
			}
			var described struct {
				OperationID string `json:"operationId"`
			}
			if err := json.Unmarshal(raw, &described); err != nil {
				panic(err)
			}
			id := described.OperationID
			method := reflect.ValueOf(client).MethodByName(strings.ToUpper(id[:1]) + id[1:] + "WithResponse")
			var names []string
			for _, match := range inBraces.FindAllStringSubmatch(path, -1) {
				names = append(names, match[1])
			}
			found[id] = operation{method, names}
		}
	}
}

// convert makes the value that the client wants from plain JSON.
func convert(raw []byte, wanted reflect.Type) (reflect.Value, error) {
	value := reflect.New(wanted)
	if err := json.Unmarshal(raw, value.Interface()); err != nil {
		return reflect.Value{}, fmt.Errorf("%s is no %s: %w", raw, wanted, err)
	}
	return value.Elem(), nil
}

// arguments are the context, the path parameters, the others and the body, as far as the method takes them.
func (o operation) arguments(asked request) ([]reflect.Value, error) {
	signature := o.method.Type()
	values := []reflect.Value{reflect.ValueOf(context.Background())}
	for _, name := range o.pathNames {
		value, err := convert(asked.Parameters[name], signature.In(len(values)))
		if err != nil {
			return nil, err
		}
		values = append(values, value)
		delete(asked.Parameters, name)
	}
	for len(values) < signature.NumIn()-1 {
		wanted := signature.In(len(values))
		raw := []byte(asked.Body)
		if strings.HasSuffix(wanted.String(), "Params") {
			raw = must(json.Marshal(asked.Parameters))
		}
		value, err := convert(raw, wanted)
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return values, nil
}

// bodyOf is what the client decoded for the status, encoded again by the client's own types.
func bodyOf(reply reflect.Value, status int) (json.RawMessage, error) {
	decoded := reply.FieldByName(fmt.Sprintf("JSON%d", status))
	if !decoded.IsValid() || decoded.IsNil() {
		body := reply.FieldByName("Body").Bytes()
		if len(body) > 0 {
			return json.Marshal(string(body))
		}
		return nil, nil
	}
	return json.Marshal(decoded.Interface())
}

func (o operation) perform(asked request) (*answer, error) {
	values, err := o.arguments(asked)
	if err != nil {
		return nil, err
	}
	if asked.Token != nil {
		values[0] = reflect.ValueOf(context.WithValue(context.Background(), tokenOf{}, *asked.Token))
	}
	results := o.method.Call(values)
	if err, failed := results[1].Interface().(error); failed {
		return nil, err
	}
	reply := results[0].Elem()
	response := reply.FieldByName("HTTPResponse").Interface().(*http.Response)
	body, err := bodyOf(reply, response.StatusCode)
	if err != nil {
		return nil, err
	}
	headers := map[string]string{}
	for name := range response.Header {
		headers[strings.ToLower(name)] = response.Header.Get(name)
	}
	return &answer{response.StatusCode, headers, body}, nil
}

type tokenOf struct{}

func addToken(ctx context.Context, outgoing *http.Request) error {
	if token, given := ctx.Value(tokenOf{}).(string); given {
		outgoing.Header.Set("Authorization", "Bearer "+token)
	}
	return nil
}

func main() {
	base, folder := os.Getenv("BASE_URL"), os.Getenv("BUNDLES")
	// A redirect is an answer of the API, not a place to go to.
	transport := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	operations := map[string]operation{}
	findOperations(operations, folder, "data-services", must(dataservices.NewClientWithResponses(base,
		dataservices.WithHTTPClient(transport), dataservices.WithRequestEditorFn(addToken))))
	findOperations(operations, folder, "identity", must(identity.NewClientWithResponses(base,
		identity.WithHTTPClient(transport), identity.WithRequestEditorFn(addToken))))
	findOperations(operations, folder, "edge", must(edge.NewClientWithResponses(base,
		edge.WithHTTPClient(transport), edge.WithRequestEditorFn(addToken))))
	findOperations(operations, folder, "provisioning", must(provisioning.NewClientWithResponses(base,
		provisioning.WithHTTPClient(transport), provisioning.WithRequestEditorFn(addToken))))

	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked request
		if err := json.Unmarshal(line, &asked); err != nil {
			panic(err)
		}
		var told any
		if answered, err := operations[asked.Operation].perform(asked); err != nil {
			told = map[string]string{"failure": err.Error()}
		} else {
			told = answered
		}
		fmt.Println(string(must(json.Marshal(told))))
	}
}
