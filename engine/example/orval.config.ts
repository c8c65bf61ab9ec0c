import { defineConfig } from 'orval';

export default defineConfig({
  library: {
    input: { target: './openapi.yaml' },
    output: {
      target: './generated/api/api.ts',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      override: {
        fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
      },
    },
  },
});
