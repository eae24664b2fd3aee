// Sends the calls on standard input through the generated Go client and prints what it returns, one line of JSON each.
//
// See ../../README.md. Operations are found by operationId, and path parameters by their order in the path of the bundle,
// so none is named here.
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

type result struct {
	Status  int               `json:"status"`
	Headers map[string]string `json:"headers"`
	Body    json.RawMessage   `json:"body,omitempty"`
}

// operation is a method of a client, with the names of its path parameters in order.
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

// findOperations adds the operations of a document to found.
func findOperations(found map[string]operation, folder, document string, client any) {
	var parsed bundle
	if err := json.Unmarshal(must(os.ReadFile(filepath.Join(folder, document+".json"))), &parsed); err != nil {
		panic(err)
	}
	for path, item := range parsed.Paths {
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

// convert returns plain JSON as a type of the client.
func convert(raw []byte, wanted reflect.Type) (reflect.Value, error) {
	value := reflect.New(wanted)
	if err := json.Unmarshal(raw, value.Interface()); err != nil {
		return reflect.Value{}, fmt.Errorf("%s is no %s: %w", raw, wanted, err)
	}
	return value.Elem(), nil
}

// arguments returns the arguments of the method: the context, the path parameters, and its other parameters and body, if any.
func (o operation) arguments(call request) ([]reflect.Value, error) {
	signature := o.method.Type()
	values := []reflect.Value{reflect.ValueOf(context.Background())}
	for _, name := range o.pathNames {
		value, err := convert(call.Parameters[name], signature.In(len(values)))
		if err != nil {
			return nil, err
		}
		values = append(values, value)
		delete(call.Parameters, name)
	}
	for len(values) < signature.NumIn()-1 {
		wanted := signature.In(len(values))
		raw := []byte(call.Body)
		if strings.HasSuffix(wanted.String(), "Params") {
			raw = must(json.Marshal(call.Parameters))
		}
		value, err := convert(raw, wanted)
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return values, nil
}

// bodyOf returns the body that the client decoded for the status, encoded by the types of the client.
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

func (o operation) perform(call request) (*result, error) {
	values, err := o.arguments(call)
	if err != nil {
		return nil, err
	}
	if call.Token != nil {
		values[0] = reflect.ValueOf(context.WithValue(context.Background(), tokenKey{}, *call.Token))
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
	return &result{response.StatusCode, headers, body}, nil
}

type tokenKey struct{}

func addToken(ctx context.Context, outgoing *http.Request) error {
	if token, given := ctx.Value(tokenKey{}).(string); given {
		outgoing.Header.Set("Authorization", "Bearer "+token)
	}
	return nil
}

func main() {
	base, folder := os.Getenv("BASE_URL"), os.Getenv("BUNDLES")
	// The responses of the API include redirects, which must not be followed.
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
		var call request
		if err := json.Unmarshal(line, &call); err != nil {
			panic(err)
		}
		var output any
		if performed, err := operations[call.Operation].perform(call); err != nil {
			output = map[string]string{"failure": err.Error()}
		} else {
			output = performed
		}
		fmt.Println(string(must(json.Marshal(output))))
	}
}
