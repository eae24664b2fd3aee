import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import millrace.ApiClient;
import millrace.ApiException;
import millrace.ApiResponse;

/**
 * Sends the calls on standard input through the generated Java client and prints what it returns.
 *
 * <p>One line of JSON each; see ../../README.md. Operations are the methods of the client's API classes, found by
 * operationId, so none is named here.
 */
public final class Adapter {
  private static final List<String> DOCUMENTS = List.of("dataservices", "identity", "edge", "provisioning");
  private static final ObjectMapper mapper = ApiClient.createDefaultObjectMapper();

  private record Operation(Object api, Method method) {}

  public static void main(String[] arguments) throws Exception {
    Map<String, Operation> operations = findOperations(Path.of(System.getenv("CLASSES")));
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      JsonNode request = mapper.readTree(line);
      output.println(mapper.writeValueAsString(perform(operations, request)));
    }
  }

  private static String token;

  private static Map<String, Operation> findOperations(Path classes) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("BASE_URL"));
    client.setRequestInterceptor(
        request -> {
          if (token != null) request.header("Authorization", "Bearer " + token);
        });
    Map<String, Operation> found = new HashMap<>();
    for (String document : DOCUMENTS) {
      String packageName = "millrace." + document + ".api";
      List<String> names = new ArrayList<>();
      try (var files = Files.list(classes.resolve(packageName.replace('.', '/')))) {
        files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith("Api.class")).forEach(names::add);
      }
      for (String name : names) {
        Class<?> type = Class.forName(packageName + "." + name.replace(".class", ""));
        Object api = type.getConstructor(ApiClient.class).newInstance(client);
        for (Method method : type.getMethods()) {
          Class<?>[] taken = method.getParameterTypes();
          if (method.getName().endsWith("WithHttpInfo") && taken.length == 1 && taken[0].getSimpleName().startsWith("API"))
            found.put(method.getName().replace("WithHttpInfo", ""), new Operation(api, method));
        }
      }
    }
    return found;
  }

  /** Returns a name in the form that the contract and the client have in common. */
  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase();
  }

  private static Object requestOf(Class<?> type, JsonNode parameters, JsonNode body) throws Exception {
    Object builder = type.getMethod("newBuilder").invoke(null);
    Map<String, JsonNode> values = new HashMap<>();
    parameters.fields().forEachRemaining(entry -> values.put(plain(entry.getKey()), entry.getValue()));
    List<Method> setters = new ArrayList<>();
    for (Method method : builder.getClass().getDeclaredMethods()) if (method.getParameterCount() == 1) setters.add(method);
    for (Method setter : setters) {
      JsonNode value = values.remove(plain(setter.getName()));
      if (value != null) set(builder, setter, value);
    }
    if (!values.isEmpty()) throw new IllegalArgumentException(type.getSimpleName() + " takes no " + values.keySet());
    if (body != null) set(builder, bodySetter(type, setters), body);
    return builder.getClass().getMethod("build").invoke(builder);
  }

  /** Returns the setter of the body: requestBody, or the one that takes models of the contract. */
  private static Method bodySetter(Class<?> type, List<Method> setters) {
    for (Method setter : setters) {
      String taken = setter.getGenericParameterTypes()[0].getTypeName();
      boolean isModel = taken.contains(".model.") && !setter.getParameterTypes()[0].isEnum();
      if (isModel || setter.getName().equals("requestBody")) return setter;
    }
    throw new IllegalArgumentException(type.getSimpleName() + " takes no body");
  }

  private static void set(Object builder, Method setter, JsonNode value) throws Exception {
    var wanted = mapper.constructType(setter.getGenericParameterTypes()[0]);
    setter.invoke(builder, (Object) mapper.readValue(mapper.treeAsTokens(value), wanted));
  }

  private static ObjectNode perform(Map<String, Operation> operations, JsonNode call) {
    ObjectNode result = mapper.createObjectNode();
    try {
      Operation operation = operations.get(call.get("operation").asText());
      token = call.get("token").textValue();
      Object request = requestOf(operation.method.getParameterTypes()[0], call.get("parameters"), call.get("body"));
      var response = (ApiResponse<?>) operation.method.invoke(operation.api, request);
      addResponse(result, response.getStatusCode(), response.getHeaders());
      boolean isJson = String.valueOf(response.getHeaders().get("content-type")).contains("json");
      if (response.getData() != null || isJson) result.set("body", mapper.valueToTree(response.getData()));
    } catch (InvocationTargetException wrapped) {
      if (wrapped.getCause() instanceof ApiException error && error.getCode() != 0 && error.getResponseHeaders() != null) {
        addResponse(result, error);
      } else {
        result.put("failure", String.valueOf(wrapped.getCause()));
      }
    } catch (Exception error) {
      result.put("failure", String.valueOf(error));
    }
    return result;
  }

  private static void addResponse(ObjectNode result, int status, Map<String, List<String>> headers) {
    result.put("status", status);
    ObjectNode headerNode = result.putObject("headers");
    headers.forEach((name, values) -> headerNode.put(name.toLowerCase(), values.get(0)));
  }

  /** Returns the response of an exception: the client throws one, with the body as text, for every status but 2xx. */
  private static void addResponse(ObjectNode result, ApiException error) {
    HttpHeaders headers = error.getResponseHeaders();
    addResponse(result, error.getCode(), headers.map());
    String body = error.getResponseBody();
    if (body == null || body.isEmpty()) return;
    try {
      result.set("body", mapper.readTree(body));
    } catch (Exception noJson) {
      result.put("body", body);
    }
  }
}
