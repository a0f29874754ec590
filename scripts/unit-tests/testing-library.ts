import { configure } from '@testing-library/react';

// A part that loads on demand may take longer than the library's one second on a busy machine. What another file has
// configured ends with it.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });
