import { configure } from '@testing-library/react';

// A part that loads on demand may take longer than the library's one second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
